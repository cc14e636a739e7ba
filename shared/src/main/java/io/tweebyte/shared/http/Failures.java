package io.tweebyte.shared.http;

import java.util.concurrent.CompletionException;

public final class Failures {

	private Failures() {
	}

	/** Returns what failed, without what {@code CompletableFuture} wraps it in. */
	public static Throwable cause(Throwable failure) {
		return (failure instanceof CompletionException) ? failure.getCause() : failure;
	}

}
