import type { LimitFunction } from 'p-limit';

/**
 * The same methods, each call of which waits in line for its turn. Hundreds of callbacks that end in the same moment would
 * otherwise wait for a connection of the store's pool, where a wait counts as the store being away: what was delivered
 * would go unwritten and be sent again.
 *
 * @param line how many calls are under way at once; one for all that share a pool.
 */
export function inLine<Methods extends object>(methods: Methods, line: LimitFunction): Methods {
  return new Proxy(methods, {
    get: (target, name, receiver) => {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => line(() => Reflect.apply(method, target, given));
    },
  });
}
