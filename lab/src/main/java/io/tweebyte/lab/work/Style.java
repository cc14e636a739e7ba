package io.tweebyte.lab.work;

import java.util.Locale;
import java.util.Set;

/** The ways in which work is written. */
public enum Style {

	/** One thread, plain code: what the others are compared with. */
	LOOP("plain code on one thread"),

	/** A few platform threads. */
	POOL("plain code on a few platform threads"),

	/** A virtual thread per task. */
	VIRTUAL("plain code, a virtual thread per task"),

	/** What a client calls when it is done. */
	CALLBACK("callbacks", "org.apache.kafka.clients.producer."),

	FUTURE("CompletableFuture", "java.util.concurrent.CompletableFuture"),

	STREAMS("java.util.stream", "java.util.stream."),

	PARALLEL_STREAMS("java.util.stream in parallel", "java.util.stream.AbstractTask"),

	/** The protocol alone, without a library. */
	BARE("java.util.concurrent.Flow by hand", "io.tweebyte.lab.stream.Bare"),

	REACTOR("Reactor", "reactor.core."),

	REACTOR_NETTY("Reactor with the HTTP client of Reactor Netty", "reactor.netty."),

	RXJAVA("RxJava 3", "io.reactivex.rxjava3."),

	MUTINY("Mutiny", "io.smallrye.mutiny."),

	GENERATOR("generators of JavaScript"),

	ASYNC_GENERATOR("async generators of JavaScript"),

	/** Awaits promises alone, and no other values. */
	ASYNCISH("iterators of JavaScript that await promises only"),

	ARRAY_METHODS("methods of arrays in JavaScript"),

	TASKS("tasks of C#"),

	LINQ("LINQ"),

	PLINQ("LINQ in parallel"),

	PARALLEL_CONSUMER("Confluent's parallel consumer", "io.confluent.parallelconsumer."),

	/** Consumers that share partitions, and acknowledge each record by itself. */
	SHARE_GROUP("consumers of a share group, a thread each", "io.tweebyte.lab.messages.ShareGroup");

	private final String words;

	private final String library;

	/** A style of plain code, which only its threads tell from others. */
	Style(String words) {
		this(words, null);
	}

	/**
	 * A style whose code runs within classes whose names begin with those of its library.
	 */
	Style(String words, String library) {
		this.words = words;
		this.library = library;
	}

	/** Returns the name on the command line and in reports. */
	public String label() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** Returns whether its library has one of these classes. */
	boolean isUsedBy(Set<String> classes) {
		return this.library != null && classes.stream().anyMatch((name) -> name.startsWith(this.library));
	}

	/**
	 * Returns whether records of Kafka are handled on other threads than those that poll.
	 */
	public boolean handsRecordsOff() {
		return this != LOOP && this != SHARE_GROUP;
	}

	/** Returns what it is, in words. */
	public String words() {
		return this.words;
	}

}
