import { behavesAsRecorded } from './recorded.js';
import { statementCases } from './statement-cases.js';

behavesAsRecorded('statements', statementCases);
