import { CategorySearch } from '../islands/CategorySearch.js';
import { hydrate } from './hydrate.js';

hydrate('categorySearch', CategorySearch);
