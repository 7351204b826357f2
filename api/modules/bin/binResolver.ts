import { Resolver } from 'type-graphql';
import { binStore } from '../../records/bin/binStore.js';
import { DeletedRecord } from '../../records/bin/deletedRecord.js';
import { readMostlyResolver } from '../../records/readMostly/readMostlyResolver.js';

@Resolver()
export class BinResolver extends readMostlyResolver(binStore, DeletedRecord) {}
