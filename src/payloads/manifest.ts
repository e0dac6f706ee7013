/** GET /api/manifest: the entire profile in one payload. */
import * as z from 'zod';
import { ContentIndexResponse } from '../kinds/article/article.ts';
import { Award, Certificate, Interest, Reference } from '../kinds/award/credentials.ts';
import { Change } from '../kinds/change/change.ts';
import { Claim } from '../kinds/claim/claim.ts';
import { CollaborationResponse } from '../kinds/collaboration/collaboration.ts';
import { ContactPolicyResponse } from '../kinds/contact/contact.ts';
import { Education, Experience, Volunteering } from '../kinds/experience/experience.ts';
import { Mission } from '../kinds/mission/mission.ts';
import { ProfileResponse } from '../kinds/profile/profile.ts';
import { Project } from '../kinds/project/project.ts';
import { CommonQuestion } from '../kinds/question/question.ts';
import { Skill } from '../kinds/skill/skill.ts';
import { Note, Talk, Writing } from '../kinds/writing/work.ts';
import { metadataFields } from '../schemas/common.ts';
import { applied } from '../schemas/filters.ts';

/** Records of the manifest are leaner: their own lists carry path, freshness and receipts. */
const place = { path: true, last_modified: true } as const;
const shown = { ...place, human_url: true } as const;
const bare = { ...place, content_hash: true } as const;
const barer = { ...bare, human_url: true } as const;
const noMetadata = {
  schema_version: true,
  last_modified: true,
  content_hash: true,
  breaking_changes_since: true,
} as const;

export const ManifestResponse = z
  .object({
    profile: ProfileResponse.omit(noMetadata),
    consumer_rules: z
      .array(z.string())
      .meta({ description: 'How records may be used.', examples: [['Keep evidence levels.']] }),
    missions: z.array(Mission).meta({ description: 'What agents are sent to do here.' }),
    claims: z
      .array(Claim.omit({ ...barer, claim_url: true, citation_receipt: true }))
      .meta({ description: 'Every claim; cite it by its url with its evidence_level.' }),
    projects: z.array(Project.omit(bare)).meta({ description: 'Every project.' }),
    skills: z.array(Skill.omit(barer)).meta({ description: 'Every skill.' }),
    experience: z.array(Experience.omit(barer)).meta({ description: 'Every position.' }),
    education: z.array(Education.omit(shown)).meta({ description: 'Every degree.' }),
    volunteering: z
      .array(Volunteering.omit(shown))
      .meta({ description: 'Every voluntary position.' }),
    certificates: z.array(Certificate.omit(place)).meta({ description: 'Every certificate.' }),
    awards: z.array(Award.omit(place)).meta({ description: 'Every award.' }),
    references: z.array(Reference.omit(place)).meta({ description: 'What others say.' }),
    interests: z.array(Interest.omit(place)).meta({ description: 'Interests beside work.' }),
    writings: z.array(Writing.omit(shown)).meta({ description: 'Every writing.' }),
    talks: z.array(Talk.omit(shown)).meta({ description: 'Every talk.' }),
    notes: z.array(Note.omit(barer)).meta({ description: 'Every note.' }),
    common_questions: z
      .array(CommonQuestion.omit(place))
      .meta({ description: 'Every common question.' }),
    changelog: z.array(Change.omit(place)).meta({ description: 'Every change.' }),
    content: ContentIndexResponse.shape.surfaces,
    collaboration: z.looseObject(CollaborationResponse.shape).omit(noMetadata),
    contact: ContactPolicyResponse.omit({ ...noMetadata, body_schema: true }),
    filters: applied({
      changed_since: z
        .string()
        .meta({ description: 'Lists hold what changed on this day or later.', examples: [] }),
    }).optional(),
    ...metadataFields,
  })
  .meta({ id: 'ManifestResponse', description: 'The entire profile in one payload.' });
