import { Component, type ReactNode } from 'react';
import { Button } from '../design/button.tsx';

interface Properties {
  children: ReactNode;
  /** What is there instead; usually a screen that says so. */
  otherwise?: ReactNode;
}

/** Keeps a mistake in one place from taking the app away. */
export class Boundary extends Component<Properties, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.otherwise ?? <DidNotOpen />;
  }
}

interface Failure {
  /** Another way out, where opening it again may not help. */
  children?: ReactNode;
}

export function DidNotOpen({ children }: Failure) {
  return (
    <div className="screen">
      <div className="screen-scroll">
        <header className="screen-head">
          <h1>This screen did not open</h1>
        </header>
        <div className="screen-inside stack">
          <p>
            Your rulings and what you had filled in are kept. If Riposte was updated meanwhile, opening it again is all
            it needs.
          </p>
          <Button kind="primary" onClick={() => location.reload()}>
            Open again
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}
