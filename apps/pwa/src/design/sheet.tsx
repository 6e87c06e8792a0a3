import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { closeSheet } from '../app/router.ts';
import { Button } from './button.tsx';
import { CloseIcon } from './icons.tsx';

interface Properties {
  title: string;
  /** What closing means, for the button's name. */
  close?: string;
  children: ReactNode;
}

/**
 * Slides up over the screen. It is drawn while the router says that its sheet is open, and is a native dialog: what lies behind
 * cannot be reached, Escape and the phone's back close it, and focus returns to where it was.
 */
export function Sheet({ title, close = 'Close', children }: Properties) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const head = useRef<HTMLHeadingElement>(null);
  // Before the next frame on both ways: whoever types or taps at once meets the sheet, or what it stood over with its focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  // One question follows another in the same sheet: whoever listens is told, and goes on from the top. Before the next frame too: a
  // focus that came later would take back that of whoever is on the way already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another question
  useLayoutEffect(() => {
    head.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is only on what lies behind; Escape does the same
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        closeSheet();
      }}
      onClose={() => !dialog.current?.open && closeSheet()}
      onClick={(event) => event.target === dialog.current && closeSheet()}
    >
      <div className="sheet-head">
        <h2 ref={head} id={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" className="bare" aria-label={close} onClick={closeSheet}>
          <CloseIcon />
        </Button>
      </div>
      <div className="sheet-inside">{children}</div>
    </dialog>
  );
}
