import { problem, type Reply, type SeenRequest } from './double-request.ts';

export interface DoubleChange {
  readonly value: string;
  readonly timestamp: string;
  readonly sourceType: string;
  readonly sourceId?: string;
  readonly sourceLabel?: string;
}

export interface DoubleContact {
  readonly id: string;
  readonly email?: string;
  /** Newest value first, by property; a plain string was written in the CRM's own pages when the double was opened. */
  readonly properties?: Readonly<Record<string, string | readonly DoubleChange[]>>;
}

const contactsPath = '/crm/objects/2026-03/contacts/';
const propertiesPath = '/crm/properties/2026-03/contacts';

/** Properties that every account has. */
const builtIn = ['email', 'firstname', 'lastname', 'company', 'jobtitle', 'phone', 'recent_funding_date'];

/** The contacts of the account, their properties and what may be done with them. `clientId` signs what the app writes. */
export function openDoubleContacts({ clientId, now }: { clientId: string; now: () => number }) {
  const opened = new Date(now()).toISOString();
  const contacts = new Map<string, Map<string, DoubleChange[]>>();
  const properties = new Map<string, Record<string, unknown>>(builtIn.map((name) => [name, { name, type: 'string' }]));
  const groups = new Set(['contactinformation']);

  const contactWith = (key: string, idProperty: string | null): [string, Map<string, DoubleChange[]>] | undefined =>
    [...contacts].find(([id, values]) =>
      idProperty === null ? id === key : values.get(idProperty)?.[0]?.value.toLowerCase() === key.toLowerCase(),
    );

  const getContact = (key: string, query: URLSearchParams): Reply => {
    const found = contactWith(key, query.get('idProperty'));
    if (!found) return problem(404, 'OBJECT_NOT_FOUND', 'resource not found');
    const [id, values] = found;
    // Names it does not know are left out, without a word.
    const asked = (list: string) => (query.get(list) ?? '').split(',').filter((name) => properties.has(name));
    const content = {
      id,
      properties: {
        hs_object_id: id,
        ...Object.fromEntries(asked('properties').map((name) => [name, values.get(name)?.[0]?.value ?? null])),
      },
      propertiesWithHistory: Object.fromEntries(
        asked('propertiesWithHistory').map((name) => [name, values.get(name) ?? []]),
      ),
      createdAt: opened,
      updatedAt: opened,
      archived: false,
    };
    return { status: 200, content };
  };

  const patchContact = (id: string, content: Record<string, unknown>): Reply => {
    const values = contacts.get(id);
    if (!values) return problem(404, 'OBJECT_NOT_FOUND', 'resource not found');
    const written = Object.entries((content.properties ?? {}) as Record<string, string>);
    const unknown = written.filter(([name]) => !properties.has(name)).map(([name]) => name);
    if (unknown.length > 0) {
      return problem(400, 'VALIDATION_ERROR', `Property values were not valid: PROPERTY_DOESNT_EXIST ${unknown}`);
    }
    for (const [name, value] of written) {
      const change = { value, timestamp: new Date(now()).toISOString(), sourceType: 'INTEGRATION', sourceId: clientId };
      values.set(name, [change, ...(values.get(name) ?? [])]);
    }
    return { status: 200, content: { id, properties: Object.fromEntries(written), archived: false } };
  };

  const createProperty = (content: Record<string, unknown>): Reply => {
    const name = String(content.name);
    if (properties.has(name)) return problem(409, 'CONFLICT', `A property named '${name}' already exists.`);
    const complete = ['groupName', 'name', 'label', 'type', 'fieldType'].every(
      (key) => typeof content[key] === 'string',
    );
    if (!complete || !groups.has(String(content.groupName))) return problem(400, 'VALIDATION_ERROR', 'Invalid input');
    properties.set(name, content);
    return { status: 201, content };
  };

  const createGroup = (content: Record<string, unknown>): Reply => {
    const name = String(content.name);
    if (groups.has(name)) return problem(409, 'CONFLICT', `A property group named '${name}' already exists.`);
    groups.add(name);
    return { status: 201, content };
  };

  return {
    properties,
    groups,
    put: ({ id, email, properties: given = {} }: DoubleContact) => {
      const values = { ...given, ...(email === undefined ? {} : { email }) };
      const asChanges = (value: string | readonly DoubleChange[]): DoubleChange[] =>
        typeof value === 'string'
          ? [{ value, timestamp: opened, sourceType: 'CRM_UI', sourceId: 'userId:7' }]
          : [...value];
      contacts.set(id, new Map(Object.entries(values).map(([name, value]) => [name, asChanges(value)])));
      for (const name of Object.keys(values)) if (!properties.has(name)) properties.set(name, { name, type: 'string' });
    },
    delete: (id: string) => {
      contacts.delete(id);
    },
    valueOf: (contactId: string, property: string) => contacts.get(contactId)?.get(property)?.[0]?.value,
    reply: ({ method, path, query, content }: SeenRequest, scopes: readonly string[]): Reply => {
      const within = (scope: string, answer: () => Reply): Reply =>
        scopes.includes(scope)
          ? answer()
          : problem(403, 'MISSING_SCOPES', 'This app hasn’t been granted all required scopes');
      if (path.startsWith(contactsPath)) {
        const key = decodeURIComponent(path.slice(contactsPath.length));
        if (method === 'GET') return within('crm.objects.contacts.read', () => getContact(key, query));
        if (method === 'PATCH') return within('crm.objects.contacts.write', () => patchContact(key, content));
      }
      if (path === `${propertiesPath}/groups` && method === 'POST') {
        return within('crm.schemas.contacts.write', () => createGroup(content));
      }
      if (path === propertiesPath && method === 'POST') {
        return within('crm.schemas.contacts.write', () => createProperty(content));
      }
      if (path.startsWith(`${propertiesPath}/`) && method === 'GET') {
        return within('crm.schemas.contacts.read', () => {
          const property = properties.get(path.slice(propertiesPath.length + 1));
          return property ? { status: 200, content: property } : problem(404, 'OBJECT_NOT_FOUND', 'No such property');
        });
      }
      return problem(404, 'NOT_FOUND', 'No such path');
    },
  };
}
