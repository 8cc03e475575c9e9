import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as podDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';

type Check = (value: unknown) => boolean;

/** Kubernetes's own schemas, by what a manifest says it is. */
const schemas = new Map<string, Check>([
  ['apps/v1 Deployment', deployment],
  ['batch/v1 Job', job],
  ['v1 Service', service],
  ['networking.k8s.io/v1 NetworkPolicy', networkPolicy],
  ['policy/v1 PodDisruptionBudget', podDisruptionBudget],
]);

/** Everything that Kubernetes would refuse of a manifest, or ignore: fields it does not know. Empty where it is sound. */
export function faultsOfManifest(manifest: { readonly apiVersion: string; readonly kind: string }): string[] {
  const check = schemas.get(`${manifest.apiVersion} ${manifest.kind}`);
  if (check === undefined) return [`no schema of ${manifest.apiVersion} ${manifest.kind}`];
  const unread = new Set<string>();
  const sound = check(watched(manifest, '', unread));
  const errors = 'errors' in check && !sound ? [JSON.stringify(check.errors)] : [];
  return [...errors, ...[...unread].map((place) => `unknown: ${place}`)];
}

/**
 * The same value, which keeps the places in `unread` that were never looked at. A schema's check looks at each field it
 * knows, and at every entry of a map or list.
 */
function watched(value: object, place: string, unread: Set<string>): object {
  const at = (key: string) => `${place}/${key}`;
  for (const key of Object.keys(value)) unread.add(at(key));
  return new Proxy(value, {
    ownKeys: (target) => {
      for (const key of Object.keys(target)) unread.delete(at(key));
      return Reflect.ownKeys(target);
    },
    get: (target, key) => {
      const found: unknown = Reflect.get(target, key);
      if (typeof key === 'string') unread.delete(at(key));
      return typeof found === 'object' && found !== null ? watched(found, at(String(key)), unread) : found;
    },
  });
}
