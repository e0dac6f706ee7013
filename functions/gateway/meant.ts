/**
 * What agents ask for by the names of other services: the last word of a path, and the address that
 * tells it here. Every address answers GET.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  '/resume.json': ['cv', 'resume', 'curriculum', 'curriculum-vitae', 'lebenslauf', 'vita'],
  '/developers': ['docs', 'doc', 'documentation', 'redoc', 'swagger-ui', 'reference', 'developer'],
  '/openapi.json': ['swagger', 'api-docs', 'openapi-spec', 'spec'],
  '/api/profile': ['about', 'about-me', 'bio', 'biography', 'me', 'whoami', 'person', 'summary'],
  '/api/experience': [
    'jobs',
    'career',
    'employment',
    'work',
    'work-history',
    'positions',
    'education',
    'certificates',
    'certifications',
    'awards',
    'references',
  ],
  '/api/projects': ['portfolio', 'case-studies', 'products'],
  '/api/skills': ['expertise', 'competencies', 'abilities', 'capabilities'],
  '/api/claims': ['facts', 'evidence', 'achievements', 'statements'],
  '/api/writings': ['publications', 'papers', 'books', 'bibliography'],
  '/api/talks': ['presentations', 'speaking', 'lectures', 'videos'],
  '/api/content': ['blog', 'posts', 'articles', 'essays', 'texts'],
  '/api/notes': ['updates', 'log'],
  '/api/collaboration': [
    'pricing',
    'rates',
    'availability',
    'services',
    'terms',
    'collaborate',
    'consulting',
  ],
  '/api/contact': ['message', 'messages', 'email', 'mail', 'hire', 'contact-me', 'book'],
  '/api/common_questions': ['questions', 'faqs', 'qa', 'q-and-a'],
  '/api/manifest': ['all', 'dump', 'export', 'everything', 'full', 'search'],
  '/skill.md': ['chat', 'ask', 'query', 'prompt', 'agents.md', 'claude.md', 'instructions'],
  '/contact.vcf': ['vcard', 'card.vcf', 'me.vcf'],
  '/feed.xml': ['rss', 'atom', 'news'],
  '/health': ['ping', 'healthz', 'healthcheck', 'livez', 'readyz'],
  '/api/evals': ['evaluations', 'benchmarks', 'tests'],
  '/api/': ['endpoints', 'routes', 'help', 'graphql'],
};

const MEANT = new Map(
  Object.entries(WORDS).flatMap(([path, words]) => words.map((word) => [word, path] as const)),
);

/** The address that the last word of a path means, or null. */
export function meantBy(path: string): string | null {
  const last = path.toLowerCase().split('/').at(-1) ?? '';
  const word = last.replace(/\.(json|ya?ml|md|txt|html?|pdf|xml|php)$/, '').replaceAll('_', '-');
  return MEANT.get(last) ?? MEANT.get(word) ?? null;
}
