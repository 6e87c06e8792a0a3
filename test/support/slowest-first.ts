import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whatever takes longest by its nature: odds against dice, walks of ten thousand steps, all that is fuzzed, screens in a browser. */
const SLOW = [/screens\.test\.ts$/, /\.odds\.spec\.ts$/, /\.model\.spec\.ts$/, /test\/fuzz\//, /test\/app\//];

/** Begins with what takes longest, so that at the end no processor waits for the other. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      (SLOW.findIndex((slow) => slow.test(moduleId)) + SLOW.length + 1) % (SLOW.length + 1);
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
