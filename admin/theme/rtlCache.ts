import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { nonce } from './nonce';

/** Emotion cache with mirrored styles for right-to-left languages; loaded only for those. */
export const rtlCache = createCache({ key: 'rtl', nonce, stylisPlugins: [prefixer, rtlPlugin] });
