package io.tweebyte.lab.work;

import java.util.Locale;

/** The ways in which work is written. */
public enum Style {

	/** One thread, plain code: what the others are compared with. */
	LOOP("plain code on one thread"),

	/** A few platform threads. */
	POOL("plain code on a few platform threads"),

	/** A virtual thread per task. */
	VIRTUAL("plain code, a virtual thread per task"),

	/** What a client calls when it is done. */
	CALLBACK("callbacks"),

	FUTURE("CompletableFuture"),

	STREAMS("java.util.stream"),

	PARALLEL_STREAMS("java.util.stream in parallel"),

	/** The protocol alone, without a library. */
	BARE("java.util.concurrent.Flow by hand"),

	REACTOR("Reactor"),

	REACTOR_NETTY("Reactor with the HTTP client of Reactor Netty"),

	RXJAVA("RxJava 3"),

	MUTINY("Mutiny"),

	GENERATOR("generators of JavaScript"),

	ASYNC_GENERATOR("async generators of JavaScript"),

	/** Awaits promises alone, and no other values. */
	ASYNCISH("iterators of JavaScript that await promises only"),

	ARRAY_METHODS("methods of arrays in JavaScript"),

	TASKS("tasks of C#"),

	LINQ("LINQ"),

	PLINQ("LINQ in parallel"),

	PARALLEL_CONSUMER("Confluent's parallel consumer"),

	/** Consumers that share partitions, and acknowledge each record by itself. */
	SHARE_GROUP("consumers of a share group, a thread each");

	private final String words;

	Style(String words) {
		this.words = words;
	}

	/** Returns the name on the command line and in reports. */
	public String label() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** Returns what it is, in words. */
	public String words() {
		return this.words;
	}

}
