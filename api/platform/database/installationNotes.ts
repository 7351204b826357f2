import mongoose from 'mongoose';

interface Note {
  readonly _id: 'storage' | 'demo content';
  readonly value: string;
}

/** What an installation notes about itself. Backups have it, archives of a site do not. */
export const installationNotes = () => mongoose.connection.collection<Note>('installation');
