/** How long the fields of the contact form may be: what the schema of the body says. */
import { ContactIntentRequest } from '../schemas/contact.ts';

/** Most characters that a field takes. */
export function longest(field: 'from' | 'context' | 'agent_name' | 'human_name') {
  const schema = ContactIntentRequest.shape[field];
  return (schema.type === 'optional' ? schema.unwrap().unwrap() : schema).maxLength ?? undefined;
}
