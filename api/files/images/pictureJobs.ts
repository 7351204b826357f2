import { analyzePicture } from '../inspect/analyzePicture.js';
import { encode } from './encode.js';

/** Operations on the pixels of pictures, by name; each runs in a process of its own, so values are cloned. */
export const pictureJobs = { analyze: analyzePicture, encode } as const;

export type PictureJobs = typeof pictureJobs;

/** A job as it is sent to such a process. */
export type PictureJob = {
  [Name in keyof PictureJobs]: { readonly name: Name; readonly args: Parameters<PictureJobs[Name]> };
}[keyof PictureJobs];

/** Response to a job: its result, or what the error says. */
export type PictureResponse = { readonly result: unknown } | { readonly error: string };
