package io.tweebyte.lab.stream;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.smallrye.mutiny.Multi;
import io.tweebyte.lab.source.AwaitedDrain;
import io.tweebyte.lab.source.DrivenPublisher;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;
import reactor.core.publisher.Flux;

/** One hand-off to another thread, in order, with room for {@value #ROOM} items. */
public final class HandOffs {

	/** How many items may wait between the threads. */
	public static final int ROOM = 256;

	private static final Object END = new Object();

	// daemons of the libraries' own pools would be others in each style
	private static final ExecutorService OTHER = Executors
		.newSingleThreadExecutor(Thread.ofPlatform().name("other").daemon().factory());

	private static final ExecutorService VIRTUAL = Executors.newVirtualThreadPerTaskExecutor();

	private HandOffs() {
	}

	public static Outcome pool(Numbers numbers) throws InterruptedException, ExecutionException {
		return queue(numbers, OTHER);
	}

	public static Outcome virtual(Numbers numbers) throws InterruptedException, ExecutionException {
		return queue(numbers, VIRTUAL);
	}

	private static Outcome queue(Numbers numbers, ExecutorService threads)
			throws InterruptedException, ExecutionException {
		Digest delivered = numbers.digest();
		BlockingQueue<Object> queue = new ArrayBlockingQueue<>(ROOM);
		Future<?> other = threads.submit(() -> take(queue, delivered));
		while (numbers.hasNext()) {
			queue.put(numbers.next());
		}
		queue.put(END);
		other.get();
		return numbers.outcome(delivered);
	}

	private static void take(BlockingQueue<Object> queue, Digest delivered) {
		try {
			for (Object item = queue.take(); item != END; item = queue.take()) {
				delivered.add(item);
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	public static Outcome reactor(Numbers numbers) throws InterruptedException {
		DrivenPublisher<Long> source = numbers.driven();
		return drive(numbers, source,
				(end) -> Flux.from(source)
					.publishOn(reactor.core.scheduler.Schedulers.fromExecutor(OTHER), ROOM)
					.subscribe(end));
	}

	public static Outcome rxJava(Numbers numbers) throws InterruptedException {
		DrivenPublisher<Long> source = numbers.driven();
		return drive(numbers, source,
				(end) -> Flowable.fromPublisher(source).observeOn(Schedulers.from(OTHER), false, ROOM).subscribe(end));
	}

	public static Outcome mutiny(Numbers numbers) throws InterruptedException {
		DrivenPublisher<Long> source = numbers.driven();
		return drive(numbers, source,
				(end) -> Multi.createFrom().safePublisher(source).emitOn(OTHER, ROOM).subscribe().withSubscriber(end));
	}

	private static Outcome drive(Numbers numbers, DrivenPublisher<Long> source, Consumer<AwaitedDrain> subscribe)
			throws InterruptedException {
		Digest delivered = numbers.digest();
		AwaitedDrain end = new AwaitedDrain(delivered);
		subscribe.accept(end);
		source.drive();
		end.await();
		return numbers.outcome(delivered);
	}

}
