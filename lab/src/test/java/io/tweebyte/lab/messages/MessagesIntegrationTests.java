package io.tweebyte.lab.messages;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.check.Check;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.lab.work.Style;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/** Records with a real broker in a process of its own. */
class MessagesIntegrationTests {

	private static final MessageSource SOURCE = new MessageSource(100, BrokerSettings.DEFAULT);

	@AfterAll
	static void close() throws IOException {
		SOURCE.close();
	}

	@Test
	void allStylesDoEqualWork(@TempDir Path books) throws IOException {
		Files.writeString(books.resolve("one.txt"), "a line");
		Sources sources = Sources.withBooks(Scale.CHECK, books).with(SOURCE);
		// the others run the same code with other numbers
		List<Check> checks = Check.of(Stream.of("message-send", "message-receive").map(Workloads::named).toList(),
				sources);
		assertThat(checks).filteredOn((check) -> !check.isEqual()).isEmpty();
		assertThat(checks).hasSize(5 + 6).allSatisfy((check) -> {
			assertThat(check.outcome().taken()).isPositive();
			assertThat(check.outcome().delivered()).isEqualTo(check.outcome().taken());
		});
	}

	@Test
	void aKilledConsumerLosesAndRepeatsNothing() throws Exception {
		Killed killed = Killed.at(SOURCE, Style.VIRTUAL, new Random());
		assertThat(killed.isOnce()).isTrue();
		assertThat(killed.killedAt()).isBetween(1L, 399L);
	}

	@Test
	void findsARecordThatIsStoredTwice() throws Exception {
		MessageShape shape = MessageShape.send(20, 1);
		Topics topics = SOURCE.start();
		topics.create("twice");
		try (KafkaProducer<byte[], byte[]> producer = Messages.producer(topics.address())) {
			RecordLedger ledger = new RecordLedger(20);
			Outgoing records = new Outgoing(producer, "twice", shape, ledger);
			records.send(3).get();
			Sending.styles().get(Style.FUTURE).send(records);
			assertThat(ledger.different()).isEqualTo(20);
		}
		MessageRun run = new MessageRun(topics, Style.FUTURE, shape);
		assertThatIllegalStateException().isThrownBy(() -> run.stored("twice"))
			.withMessage("1 records are stored more than once.");
	}

	@Test
	void findsAConsumerThatCommitsMoreThanItHasHandled() throws Exception {
		MessageRun run = new MessageRun(SOURCE.start(), Style.POOL, MessageShape.receive(20, 1, Duration.ZERO));
		assertThatIllegalStateException().isThrownBy(() -> run.checkCommitted(25))
			.withMessage("0 records were handled, and 25 are committed.");
	}

	@Test
	void measuresAStyle() throws Exception {
		Delivery delivery = new MessageRunner(SOURCE).measure(Style.CALLBACK, MessageShape.send(50, 5));
		assertThat(delivery.outcome()).extracting(Outcome::taken, Outcome::delivered).containsExactly(50L, 50L);
		assertThat(delivery.cpu()).isPositive();
		assertThat(delivery.perSecond()).isPositive();
	}

	@Test
	void namesTheReasonOfABrokerThatDoesNotStart() throws IOException {
		try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
				MessageSource source = new MessageSource(1,
						new BrokerSettings(taken.getLocalPort(), BrokerSettings.DEFAULT.heap()))) {
			assertThatIOException().isThrownBy(source::start)
				.withMessageStartingWith("The Kafka broker could not be started: ")
				.withMessageContaining("Address already in use");
		}
	}

}
