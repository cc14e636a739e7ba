package io.tweebyte.lab.work;

import java.lang.StackWalker.StackFrame;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the style in which code runs by the classes on its stack, whatever its label is.
 *
 * @param caller of the style, whose own callers are no part of it
 * @param thread on which the style is called
 */
record StyleTrace(Class<?> caller, Thread thread) {

	/** Each excludes the others. */
	private static final List<Style> LIBRARIES = List.of(Style.BARE, Style.REACTOR, Style.REACTOR_NETTY, Style.RXJAVA,
			Style.MUTINY, Style.PARALLEL_CONSUMER, Style.SHARE_GROUP);

	/** Libraries use these, too; the first one that is found counts. */
	private static final List<Style> PARTS = List.of(Style.PARALLEL_STREAMS, Style.STREAMS, Style.FUTURE,
			Style.CALLBACK);

	/**
	 * Returns the style that the stack of the calling thread shows; several when it shows
	 * several libraries.
	 */
	Set<Style> styles() {
		Set<String> classes = StackWalker.getInstance()
			.walk((frames) -> frames.map(StackFrame::getClassName)
				.takeWhile((name) -> !name.equals(this.caller.getName()))
				.collect(Collectors.toSet()));
		Set<Style> libraries = EnumSet.noneOf(Style.class);
		LIBRARIES.stream().filter((style) -> style.isUsedBy(classes)).forEach(libraries::add);
		if (libraries.contains(Style.REACTOR_NETTY)) {
			libraries.remove(Style.REACTOR);
		}
		return libraries.isEmpty() ? Collections.singleton(part(classes)) : libraries;
	}

	private Style part(Set<String> classes) {
		return PARTS.stream().filter((style) -> style.isUsedBy(classes)).findFirst().orElseGet(this::kindOfThread);
	}

	private Style kindOfThread() {
		Thread current = Thread.currentThread();
		if (current.isVirtual()) {
			return Style.VIRTUAL;
		}
		return (current == this.thread) ? Style.LOOP : Style.POOL;
	}

}
