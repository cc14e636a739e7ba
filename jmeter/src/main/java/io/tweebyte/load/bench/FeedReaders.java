package io.tweebyte.load.bench;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.ResponseProbe;
import io.tweebyte.load.backend.ResponseProbe.WrongResponseException;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.bench.Benchmark.Subject;

/** Readers who all follow one author, and their live feeds. */
final class FeedReaders {

	/** Users of the benchmark's data follow the next ones: so many follow the author. */
	private static final int FOLLOWERS = 50;

	private final Subject subject;

	private final Target target;

	private final ResponseProbe probe;

	private final UUID author;

	private final List<UUID> readers;

	FeedReaders(Subject subject, Target target) {
		this.subject = subject;
		this.target = target;
		this.probe = new ResponseProbe(target);
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

	void follow() throws InterruptedException {
		for (UUID reader : this.readers) {
			this.probe.send("POST", ServiceName.INTERACTION, "/follows/" + reader + "/" + this.author, token(reader),
					"");
		}
	}

	/** Posts a tweet of the author, and returns why it was not accepted. */
	Optional<String> post(String text) throws InterruptedException {
		try {
			this.probe.send("POST", ServiceName.TWEET, "/tweets/" + this.author, token(this.author),
					"{\"content\":\"%s\"}".formatted(text));
			return Optional.empty();
		}
		catch (WrongResponseException ex) {
			return Optional.of(ex.getMessage());
		}
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
