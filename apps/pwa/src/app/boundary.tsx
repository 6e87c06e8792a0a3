import { Component, type ReactNode } from 'react';
import { Button } from '../design/button.tsx';

/** Keeps a mistake on one screen from taking the app away. */
export class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="screen">
        <div className="screen-scroll">
          <header className="screen-head">
            <h1>This screen did not open</h1>
          </header>
          <div className="screen-inside stack">
            <p>
              Your rulings and what you had filled in are kept. If Riposte was updated meanwhile, opening it again is
              all it needs.
            </p>
            <Button kind="primary" onClick={() => location.reload()}>
              Open again
            </Button>
          </div>
        </div>
      </div>
    );
  }
}
