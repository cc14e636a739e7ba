package io.tweebyte.load.bench;

import java.io.IOException;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.ApiRequests;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.bench.Benchmark.Subject;
import io.tweebyte.servers.process.ServerException;

/** Readers who all follow one author, and their live feeds. */
final class FeedReaders {

	/** Users of the benchmark's data follow the next ones: so many follow the author. */
	private static final int FOLLOWERS = 50;

	private final Subject subject;

	private final Target target;

	private final UUID author;

	private final List<UUID> readers;

	FeedReaders(Subject subject, Target target) {
		this.subject = subject;
		this.target = target;
		this.author = subject.data().authors().getFirst();
		List<UUID> users = subject.data().users();
		int place = users.indexOf(this.author);
		this.readers = IntStream.range(1, users.size() - FOLLOWERS)
			.mapToObj((offset) -> users.get((place + offset) % users.size()))
			.toList();
	}

	UUID author() {
		return this.author;
	}

	/** Returns one reader after the other, and then the first one again. */
	UUID reader(int number) {
		return this.readers.get(number % this.readers.size());
	}

	String token(UUID user) {
		return this.subject.tokens().get(user);
	}

	/** Returns the path of a reader's live feed at the gateway. */
	String path(UUID reader) {
		return this.target.resolve(ServiceName.TWEET, "/tweets/" + reader + "/feed/stream").getPath();
	}

	/** Lets all readers follow the author. */
	void follow() throws InterruptedException {
		CountedCalls.Outcome outcome = CountedCalls.run(4, 0, this.readers.size(), (number) -> {
			UUID reader = reader(number);
			return ApiRequests.of("POST",
					this.target.resolve(ServiceName.INTERACTION, "/follows/" + reader + "/" + this.author),
					token(reader), "");
		});
		if (outcome.failures() > 0) {
			throw new ServerException(outcome.failure());
		}
	}

	/**
	 * Posts a tweet of the author.
	 * @param begin runs right before the request is sent
	 */
	CountedCalls.Outcome post(String text, Runnable begin) throws InterruptedException {
		return CountedCalls.run(1, 0, 1, (number) -> {
			begin.run();
			return ApiRequests.of("POST", this.target.resolve(ServiceName.TWEET, "/tweets/" + this.author),
					token(this.author), "{\"content\":\"%s\"}".formatted(text));
		});
	}

	/** Opens live feeds, shared out among the readers. */
	StreamClients open(int streams) throws IOException, InterruptedException {
		StreamClients clients = new StreamClients(this.target.gateway());
		boolean isResponding = true;
		for (int number = 0; isResponding && number < streams; number++) {
			UUID reader = reader(number);
			isResponding = clients.open(path(reader), token(reader));
		}
		clients.awaitOpen();
		return clients;
	}

}
