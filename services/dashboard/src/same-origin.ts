/** The headers in which a browser says where a request comes from. */
export interface RequestOrigin {
  origin: string | undefined;
  secFetchSite: string | undefined;
}

/**
 * True when a browser vouches that one of our own pages made the request. Every signal that is present must agree,
 * and at least one must be present: a request that says nothing is refused, as is a page on a sibling subdomain.
 */
export function isSameOrigin(request: RequestOrigin, appOrigin: string): boolean {
  if (request.origin === undefined && request.secFetchSite === undefined) return false;
  if (request.secFetchSite !== undefined && request.secFetchSite !== 'same-origin') return false;
  return request.origin === undefined || request.origin === appOrigin;
}
