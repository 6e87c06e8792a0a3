import type { Offer } from '@riposte/rules';

interface Properties {
  offer: Offer;
  /** How likely what matters of it is, where that is known. */
  chance: string | undefined;
}

/** What an offer is, and below in small what it costs and how likely it is. */
export function OfferWords({ offer: { title, note }, chance }: Properties) {
  const more = [note, chance].filter((words) => words !== undefined);
  if (more.length === 0) return title;
  return (
    <span className="offer-words">
      {title}
      <span className="offer-note">{more.join(' · ')}</span>
    </span>
  );
}
