import { EN } from './en.ts';
export const ES = { ...EN, coes: 'de' };
