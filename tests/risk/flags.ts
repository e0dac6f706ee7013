/** The detector as the tests call it. */
export { riskFlags as flagsOf } from '../../functions/risk/risk.ts';
