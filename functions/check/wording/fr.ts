import { EN } from './en.ts';
export const FR = { ...EN, cofr: 'de' };
