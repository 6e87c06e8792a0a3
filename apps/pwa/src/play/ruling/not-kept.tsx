import { useDatabaseWords } from '../../data/index.ts';
import { useUnkeptRuling } from './keep.ts';

/** That a ruling is shown but not kept, and why; nothing where that is said of the whole app already. */
export function NotKeptNotice({ id }: { id: string }) {
  const unkept = useUnkeptRuling(id);
  const isSaid = useDatabaseWords() !== '';
  if (!unkept || isSaid) return null;
  return (
    <p className="notice flat" role="alert">
      This ruling is not kept. {unkept.reason}
    </p>
  );
}
