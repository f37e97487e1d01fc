import type { Texts } from '../en';
import { games } from './games';
import { play } from './play';
import { result } from './result';
import { screens } from './screens';

/** Every text of the app, in Russian. */
export const ru: Texts = { ...screens, play, result, games };
