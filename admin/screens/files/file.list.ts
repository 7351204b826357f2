import { fileList } from '../../files/fileList';

export const screen = fileList();
