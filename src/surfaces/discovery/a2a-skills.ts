/** What messages to the A2A endpoint can ask for: the skill, and the operation that answers. */
import type { RouteId } from '../../routes.ts';
import skills from './a2a-skills.json' with { type: 'json' };

export const A2A_SKILLS = skills as ((typeof skills)[number] & { route: RouteId })[];
