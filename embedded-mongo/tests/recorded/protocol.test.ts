import { behavesAsRecorded } from './recorded.js';
import { protocolCases } from './protocol-cases.js';

behavesAsRecorded('protocol', protocolCases);
