import { behaviourCases } from './behaviour-cases.js';
import { behavesAsRecorded } from './recorded.js';

behavesAsRecorded('behaviour', behaviourCases);
