import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { nonce } from './nonce';

/** Styles mirrored for languages written from right to left; loaded only by who reads one. */
export const rtlCache = createCache({ key: 'rtl', nonce, stylisPlugins: [prefixer, rtlPlugin] });
