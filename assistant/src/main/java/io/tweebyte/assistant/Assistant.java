package io.tweebyte.assistant;

import java.util.List;

import io.tweebyte.contracts.assistant.SummaryRequest;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.UserPlaces;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Scheduler;

import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.tool.ToolCallback;

/** Summarises tweets by a chat model. */
public final class Assistant {

	private static final List<ToolCallback> AUTHOR = List.of(new AuthorTool());

	private final ChatModel model;

	private final AssistantSettings settings;

	private final Scheduler clock;

	private final Scheduler calls;

	/**
	 * Calls of the model begin and are cancelled on the second scheduler, since both may
	 * block; the clock is for times.
	 */
	Assistant(ChatModel model, AssistantSettings settings, Scheduler clock, Scheduler calls) {
		this.model = model;
		this.settings = settings;
		this.clock = clock;
		this.calls = calls;
	}

	/**
	 * Returns the model's first turn.
	 * @param deadline after which the summary is broken off
	 * @param place of the summary, which is kept until its call of the model has ended
	 */
	public Turn begin(SummaryRequest request, List<TweetSummary> tweets, Deadline deadline, UserPlaces.Place place) {
		return new Turn(this, Conversation.begin(request, tweets), 0, deadline, place);
	}

	Flux<ChatResponse> call(Conversation conversation, UserPlaces.Place place) {
		ToolCallingChatOptions usual = (ToolCallingChatOptions) this.model.getOptions();
		List<ToolCallback> tools = conversation.hasTool() ? AUTHOR : List.of();
		ChatOptions options = usual.mutate().maxTokens(conversation.maxParts()).toolCallbacks(tools).build();
		Prompt prompt = new Prompt(conversation.messages(), options);
		// a call that ends by itself releases the place before its end is passed on
		return Flux.using(place::keep, (kept) -> this.model.stream(prompt).subscribeOn(this.calls), Runnable::run)
			.cancelOn(this.calls);
	}

	AssistantSettings settings() {
		return this.settings;
	}

	Scheduler clock() {
		return this.clock;
	}

}
