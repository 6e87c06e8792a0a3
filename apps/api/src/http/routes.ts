import type { FastifyInstance } from 'fastify';

/** What is known of the service's paths, to tell a wrong method from a wrong path. */
export class Routes {
  private readonly patterns = new Map<string, { segments: string[]; methods: Set<string> }>();

  /** Notes every route that is registered from now on. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ url, method }) => {
      const pattern = this.patterns.get(url) ?? { segments: url.split('/'), methods: new Set<string>() };
      for (const one of [method].flat()) pattern.methods.add(one);
      this.patterns.set(url, pattern);
    });
  }

  /** The methods that a path takes; none when nothing is there. */
  methodsOf(path: string): string[] {
    const segments = path.split('/');
    const methods = new Set<string>();
    for (const pattern of this.patterns.values()) {
      if (matches(pattern.segments, segments)) for (const method of pattern.methods) methods.add(method);
    }
    return [...methods].sort();
  }
}

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  if (pattern.length !== path.length || pattern.includes('*')) return false;
  return pattern.every((segment, i) => (segment.startsWith(':') ? path[i] !== '' : segment === path[i]));
}
