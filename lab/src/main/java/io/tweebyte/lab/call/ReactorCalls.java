package io.tweebyte.lab.call;

import java.io.IOException;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

import io.tweebyte.lab.work.Outcome;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.netty.http.client.HttpClient;

/** A {@link Mono} per call. */
public final class ReactorCalls implements CallStyle {

	private final BiFunction<Calls, Integer, Mono<Long>> call;

	private ReactorCalls(BiFunction<Calls, Integer, Mono<Long>> call) {
		this.call = call;
	}

	/** Over the JDK's client, as all other styles. */
	public static ReactorCalls overJdk() {
		return new ReactorCalls((calls, number) -> Mono.fromFuture(() -> calls.callLater(number)));
	}

	/** Over Reactor Netty's own client. */
	public static ReactorCalls overNetty() {
		return new ReactorCalls(ReactorCalls::netty);
	}

	private static Mono<Long> netty(Calls calls, int number) {
		return Netty.CLIENT.get()
			.uri(calls.uri(number))
			.responseSingle(
					(response, body) -> body.asByteArray().map((bytes) -> calls.read(response.status().code(), bytes)));
	}

	/** Returns a call that begins when it is subscribed to. */
	Mono<Long> call(Calls calls, int number) {
		return this.call.apply(calls, number);
	}

	@Override
	public Outcome sequence(Calls calls) throws IOException, InterruptedException {
		numbers(calls).concatMap((number) -> call(calls, number).doOnNext((result) -> calls.keep(number, result)), 1)
			.blockLast();
		return calls.outcome();
	}

	@Override
	public Outcome fanOut(Calls calls) throws IOException, InterruptedException {
		return each(calls, UnaryOperator.identity());
	}

	@Override
	public Outcome recover(Calls calls) throws IOException, InterruptedException {
		return each(calls, (call) -> call.onErrorReturn(Calls.REPLACEMENT));
	}

	private Outcome each(Calls calls, UnaryOperator<Mono<Long>> step) throws IOException, InterruptedException {
		numbers(calls)
			.flatMap((number) -> step.apply(call(calls, number)).doOnNext((result) -> calls.keep(number, result)),
					calls.atOnce())
			.blockLast();
		return calls.outcome();
	}

	private static Flux<Integer> numbers(Calls calls) {
		return Flux.range(0, calls.count());
	}

	/** Loaded by the style alone that uses it. */
	private static final class Netty {

		private static final HttpClient CLIENT = HttpClient.create().responseTimeout(Calls.PATIENCE);

	}

}
