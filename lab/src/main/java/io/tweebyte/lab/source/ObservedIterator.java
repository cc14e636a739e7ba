package io.tweebyte.lab.source;

import java.util.Iterator;

import io.tweebyte.lab.work.Observer;

/**
 * Shows an observer who takes the first item. For checks alone, as
 * {@link RecordedNumbers}.
 */
final class ObservedIterator<T> implements Iterator<T> {

	private final Iterator<T> items;

	private final Observer observer;

	private boolean isSeen;

	ObservedIterator(Iterator<T> items, Observer observer) {
		this.items = items;
		this.observer = observer;
	}

	@Override
	public boolean hasNext() {
		return this.items.hasNext();
	}

	@Override
	public T next() {
		if (!this.isSeen) {
			this.isSeen = true;
			this.observer.see();
		}
		return this.items.next();
	}

}
