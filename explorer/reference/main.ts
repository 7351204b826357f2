import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import './reference.css';
import { curlPlugin } from './curlPlugin';
import { searchPlugin } from './searchPlugin';

// Swagger UI has a dark theme by class only.
const dark = matchMedia('(prefers-color-scheme: dark)');
const followSystem = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
followSystem();
dark.addEventListener('change', followSystem);

/** Until now it shows the page without scripts. */
const domNode = document.querySelector('#reference');
if (!domNode) throw new Error('The page has no place for the reference.');

SwaggerUI({
  domNode,
  url: '/api/openapi.json',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  // By default it sends the document to a validator of another host.
  validatorUrl: null,
  plugins: [searchPlugin, curlPlugin],
});
