/** How many courses are kept from one start; a ruling may go any way that dice and table send it. */
const MOST_COURSES = 5_000;

/**
 * The rules by which a ruling has come, each once, in order. Nearly every ruling goes a way that another went before: so a course
 * knows the ways on from it, and rulings that went the same way share one list. None makes it anew, nor looks through it for what it has.
 */
export class Course {
  private readonly start: Course;
  private readonly before: Course | undefined;
  private readonly latest: string | undefined;
  /** The first way on that was taken, which most take; the others by their rule. */
  private next: string | undefined = undefined;
  private onward: Course | undefined = undefined;
  private readonly others = new Map<string, Course>();
  private list: readonly string[] | undefined = undefined;
  /** How many courses go out from here, counted at the start only. */
  private known = 0;

  private constructor(before?: Course, latest?: string) {
    this.start = before?.start ?? this;
    this.before = before;
    this.latest = latest;
  }

  /** Where there has been no rule yet. */
  static start(): Course {
    return new Course();
  }

  /** True of a start that had better be forgotten, once no ruling uses it. */
  get isFull(): boolean {
    return this.known >= MOST_COURSES;
  }

  /** The course that comes by this rule too; the same one when it has already. */
  by(rule: string): Course {
    if (rule === this.latest) return this;
    return rule === this.next && this.onward ? this.onward : this.byAnother(rule);
  }

  /** Everything, in order; it is shared, and so cannot be changed. */
  get all(): readonly string[] {
    this.list ??= Object.freeze(this.before ? [...this.before.all, this.latest as string] : []);
    return this.list;
  }

  private byAnother(rule: string): Course {
    const known = this.others.get(rule);
    if (known) return known;
    const course = this.all.includes(rule) ? this : this.begun(rule);
    if (course !== this && this.next === undefined) {
      this.next = rule;
      this.onward = course;
    } else this.others.set(rule, course);
    return course;
  }

  private begun(rule: string): Course {
    this.start.known += 1;
    return new Course(this, rule);
  }
}
