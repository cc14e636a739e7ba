package io.tweebyte.lab.stream;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.smallrye.mutiny.Multi;
import io.tweebyte.lab.source.AwaitedDrain;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;

/** One hand-off to another thread, in order, with room for {@value #ROOM} items. */
public final class HandOffs {

	private static final int ROOM = 256;

	private static final Object END = new Object();

	// daemons of the libraries' own pools would be others in each style
	private static final ExecutorService OTHER = Executors
		.newSingleThreadExecutor(Thread.ofPlatform().name("other").daemon().factory());

	private HandOffs() {
	}

	public static Outcome pool(Numbers numbers) throws InterruptedException {
		return queue(numbers, Thread.ofPlatform().factory());
	}

	public static Outcome virtual(Numbers numbers) throws InterruptedException {
		return queue(numbers, Thread.ofVirtual().factory());
	}

	private static Outcome queue(Numbers numbers, ThreadFactory threads) throws InterruptedException {
		Digest delivered = new Digest();
		BlockingQueue<Object> queue = new ArrayBlockingQueue<>(ROOM);
		Thread other = threads.newThread(() -> take(queue, delivered));
		other.start();
		while (numbers.hasNext()) {
			queue.put(numbers.next());
		}
		queue.put(END);
		other.join();
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
		return drain(numbers,
				Flux.from(numbers.published())
					.publishOn(reactor.core.scheduler.Schedulers.fromExecutor(OTHER), ROOM));
	}

	public static Outcome rxJava(Numbers numbers) throws InterruptedException {
		return drain(numbers,
				Flowable.fromPublisher(numbers.published()).observeOn(Schedulers.from(OTHER), false, ROOM));
	}

	public static Outcome mutiny(Numbers numbers) throws InterruptedException {
		Digest delivered = new Digest();
		AwaitedDrain end = new AwaitedDrain(delivered);
		Multi.createFrom()
			.publisher(numbers.published())
			.emitOn(OTHER, ROOM)
			.subscribe()
			.withSubscriber(end);
		end.await();
		return numbers.outcome(delivered);
	}

	private static Outcome drain(Numbers numbers, Publisher<?> stream) throws InterruptedException {
		Digest delivered = new Digest();
		AwaitedDrain end = new AwaitedDrain(delivered);
		stream.subscribe(end);
		end.await();
		return numbers.outcome(delivered);
	}

}
