import type { z } from 'zod';

/** Makes a schema that accepts, gives and refuses the same and takes less time, such as `z.compile` where code may be made at run time. */
export type Compile = <S extends z.ZodType>(schema: S) => S;

/** How often a schema is asked as it is: compiling one takes as long as some thousand checks, and most are asked seldom. */
const SELDOM = 500;

/** A schema that is compiled once it has been asked often. */
export class Check<T = unknown> {
  private schema: z.ZodType<T>;
  private readonly compile: Compile | undefined;
  private asked = 0;

  constructor(schema: z.ZodType<T>, compile: Compile | undefined) {
    this.schema = schema;
    this.compile = compile;
  }

  safeParse(value: unknown): z.ZodSafeParseResult<T> {
    if (this.compile && this.asked <= SELDOM) {
      this.asked += 1;
      if (this.asked > SELDOM) this.schema = this.compile(this.schema);
    }
    return this.schema.safeParse(value);
  }
}
