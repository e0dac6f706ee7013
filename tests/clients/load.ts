/** The load generator, for measurements outside of this folder, which has its package. */
import autocannon from 'autocannon';

export { autocannon };
