import { useEffect, useState } from 'react';

/** Until the app itself comes: what Riposte is, and the two doors that are open. */
export function App() {
  const keptOffline = useKeptOffline();
  return (
    <main className="page">
      <img className="mark" src="/icon.svg" alt="" width="72" height="72" />
      <h1>Riposte</h1>
      <p className="lead">Give it the situation. It returns the ruling, how it got there, and the odds.</p>
      <p>
        Riposte adjudicates tabletop combat, for the people at the table and for the tools they use. The app for the
        table is being built. The service is already here:
      </p>
      <nav className="doors" aria-label="The service">
        <a className="door primary" href="/docs">
          <strong>API documentation</strong>
          <span>Every ruling over HTTP, with examples that run</span>
        </a>
        <a className="door" href="/graphql">
          <strong>GraphQL</strong>
          <span>The same rulings as typed fields</span>
        </a>
      </nav>
      <p className="note" role="status">
        {keptOffline ? 'This page is kept on your device and opens without a network.' : ''}
      </p>
    </main>
  );
}

/** True once the service worker has stored the app, so that the promise is made only when it holds. */
function useKeptOffline(): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let shown = true;
    navigator.serviceWorker?.ready.then(() => shown && setKept(true));
    return () => {
      shown = false;
    };
  }, []);
  return kept;
}
