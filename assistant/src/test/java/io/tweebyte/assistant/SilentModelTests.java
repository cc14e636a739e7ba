package io.tweebyte.assistant;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.contracts.assistant.SummaryRequest;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.UserPlaces;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

/**
 * Hang-ups on a model that never says anything, whose client blocks for as long as that.
 */
class SilentModelTests {

	private static final AssistantSettings SETTINGS = TestSettings
		.of(Map.of("tweebyte.assistant.url", "http://127.0.0.1:1"));

	private final AssistantConfiguration configuration = new AssistantConfiguration();

	private final Scheduler clock = this.configuration.assistantClock();

	private final Scheduler calls = this.configuration.assistantCalls(SETTINGS);

	private final UserPlaces places = this.configuration.summaryPlaces(SETTINGS);

	private final CountDownLatch speaks = new CountDownLatch(1);

	/** The threads that hang up. */
	private final Queue<String> blocked = new ConcurrentLinkedQueue<>();

	@AfterEach
	void end() {
		this.speaks.countDown();
		this.calls.dispose();
		this.clock.dispose();
	}

	@Test
	void delayNeitherEachOtherNorOtherSummariesNorOtherWork() {
		hangUpOnAll();

		assertThat(this.blocked).doesNotHaveDuplicates().allMatch((name) -> name.startsWith("assistant-calls-"));
		UserPlaces.Place other = this.configuration.summaryPlaces(SETTINGS).take(null);
		ChatModel model = new StandInModel(SETTINGS, this.clock);
		assertThat(begin(model, other).signals().blockLast()).isInstanceOf(Signal.End.class);
	}

	@Test
	void keepThePlacesOfTheirSummaries() {
		hangUpOnAll();

		assertThat(this.places.taken()).isEqualTo(SETTINGS.summaries());
		this.speaks.countDown();
		await().untilAsserted(() -> assertThat(this.places.taken()).isZero());
	}

	@Test
	void needNoThreadsWithTheStandIn() {
		assertThat(this.configuration.assistantCalls(TestSettings.defaults())).isSameAs(Schedulers.immediate());
	}

	/** Hangs up on as many calls of the model as there may be summaries. */
	private void hangUpOnAll() {
		AtomicInteger begun = new AtomicInteger();
		ChatModel model = new Silent(
				Flux.<ChatResponse>never().doOnSubscribe((call) -> begun.incrementAndGet()).doOnCancel(this::hangUp));
		Map<UserPlaces.Place, Disposable> summaries = new HashMap<>();
		for (int i = 0; i < SETTINGS.summaries(); i++) {
			UserPlaces.Place place = this.places.take(UUID.randomUUID());
			summaries.put(place, begin(model, place).signals().subscribe());
		}
		await().untilAtomic(begun, equalTo(SETTINGS.summaries()));
		summaries.forEach((place, summary) -> {
			summary.dispose();
			place.end();
		});
		await().until(() -> this.blocked.size() == SETTINGS.summaries());
	}

	private void hangUp() {
		this.blocked.add(Thread.currentThread().getName());
		try {
			this.speaks.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private Turn begin(ChatModel model, UserPlaces.Place place) {
		UUID author = UUID.randomUUID();
		return new Assistant(model, SETTINGS, this.clock, this.calls).begin(
				new SummaryRequest(author, null, false, null),
				List.of(new TweetSummary(UUID.randomUUID(), author, "Coffee is better than tea", Instant.EPOCH)),
				Deadline.in(SETTINGS.total()), place);
	}

	private record Silent(Flux<ChatResponse> response) implements ChatModel {

		@Override
		public ChatResponse call(Prompt prompt) {
			throw new UnsupportedOperationException();
		}

		@Override
		public ChatOptions getOptions() {
			return ToolCallingChatOptions.builder().build();
		}

		@Override
		public Flux<ChatResponse> stream(Prompt prompt) {
			return this.response;
		}

	}

}
