import type { Route } from '../../routing/route.js';
import { account } from './account.js';
import { forgotPassword } from './forgotPassword.js';
import { login } from './login.js';
import { register } from './register.js';
import { resetPassword } from './resetPassword.js';
import { verify } from './verify.js';

/** The pages about visitors' accounts. */
export const accountRoutes: readonly Route[] = [login, register, verify, forgotPassword, resetPassword, account];
