import type { ReactNode } from 'react';
import { Fold } from '../../design/fold.tsx';
import { useForm } from './context.tsx';
import { Fields, Inside } from './field-view.tsx';
import { gistOf } from './gist.ts';
import type { Field, Group } from './model.ts';
import { valueAt } from './values.ts';

/**
 * The groups of a form: the first one open, the others a line each.
 * @param choice draws a field of the first group that is a choice with odds
 */
export function OperationForm({
  groups,
  choice,
}: {
  groups: readonly Group[];
  choice: (field: Field) => ReactNode | undefined;
}) {
  const [first, ...others] = groups;
  return (
    <>
      {first && (
        <section className="stack" aria-label={first.title}>
          {first.fields.map(
            (field) => choice(field) ?? <Fields key={field.path.join('.')} fields={[field]} at={[]} isWhole />,
          )}
        </section>
      )}
      {others.map((group) => (
        <GroupFold key={group.title} group={group} />
      ))}
    </>
  );
}

function GroupFold({ group }: { group: Group }) {
  const form = useForm();
  const gist = group.fields.flatMap((field) => {
    const parent = valueAt(form.value, field.path.slice(0, -1));
    return gistOf([field], parent) || [];
  });
  return (
    <Fold title={group.title} gist={gist.join(' · ') || 'As usual'}>
      <GroupFields group={group} />
    </Fold>
  );
}

/** A group's fields. The parts of what the group is about, and named after, stand in it directly. */
function GroupFields({ group: { title, fields } }: { group: Group }) {
  const theme = themeOf(title, fields);
  if (!theme) return <Fields fields={fields} at={[]} isWhole />;
  const others = fields.filter((field) => field !== theme);
  return (
    <>
      <Inside field={theme} at={theme.path} />
      {others.length > 0 && <Fields fields={others} at={[]} isWhole />}
    </>
  );
}

/** The one object of a group, or what has the group's own name. */
function themeOf(title: string, fields: readonly Field[]): Field | undefined {
  const objects = fields.filter((field) => field.shape.type === 'object' && !field.isOptional);
  if (objects.length === 1) return objects[0];
  return fields.find(
    ({ label, shape, isOptional }) =>
      label === title && !isOptional && (shape.type === 'list' || shape.type === 'union'),
  );
}
