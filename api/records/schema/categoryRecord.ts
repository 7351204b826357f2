import type { Types } from 'mongoose';
import { ObjectType } from 'type-graphql';
import type { Localized as LocalizedText } from '@polyphony/domain/languages.js';
import { Localized, OptionalId, OptionalText, OrderNumber, Switch, Text } from './fields.js';
import { RecordBase } from './record.js';

/** A node of a category tree, the same for events, blog and news (SPEC-D2). */
@ObjectType()
export abstract class CategoryRecord extends RecordBase {
  @Localized('The name, as visitors read it.') name!: LocalizedText;
  @Localized('What belongs into it.', { nullable: true }) description!: LocalizedText;
  @Text('The part of its address, unique among its kind.') slug!: string;
  @OptionalId('The category above it; null for a root.') parentId!: Types.ObjectId | null;
  @OrderNumber() orderNumber!: number;
  @OptionalText('Title for search engines.') metaTitle!: string | null;
  @OptionalId('File id of the picture shown when shared, 200x200.') metaImage!: Types.ObjectId | null;
  @OptionalText('Description for search engines.') metaDescription!: string | null;
  @Switch('Whether it is in use; visitors see active categories only.', true) active!: boolean;
  @Switch('Whether it is shown first.', false) featured!: boolean;
  @Switch('Whether it is a default one: kept from deletion, and not to be chosen in selects.', false) default!: boolean;
}
