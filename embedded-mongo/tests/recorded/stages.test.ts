import { behavesAsRecorded } from './recorded.js';
import { stageCases } from './stage-cases.js';

behavesAsRecorded('stages', stageCases);
