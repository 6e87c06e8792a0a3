import { Pane } from '../app/pane.tsx';
import { MoreHome } from './more-home.tsx';
import './more.css';

/** What stays beside a screen of More. */
export default function MoreBeside() {
  return (
    <Pane label="More">
      <MoreHome isPane />
    </Pane>
  );
}
