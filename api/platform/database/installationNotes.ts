import mongoose from 'mongoose';

interface Note {
  readonly _id: 'storage' | 'demo content' | 'base language' | 'demo removal' | 'first steps';
  readonly value: string;
}

/** Notes of an installation about itself. Backups have them, archives of a site do not. */
export const installationNotes = () => mongoose.connection.collection<Note>('installation');
