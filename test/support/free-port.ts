/** For tests anywhere: packages and services reach no further than `test/`. */
export { freePort } from '../../bin/private-postgres/free-port.ts';
